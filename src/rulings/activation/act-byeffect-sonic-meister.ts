import { card, ruling } from '../language';

export default ruling(
  'act-byeffect-sonic-meister',
  {
    covers: ['activation', 'trigger-effects'],
    title: {
      en: 'No effect activated: Metaverse before F.A. Sonic Meister',
      ko: '효과의 발동이 아니다: 메타버스와 F.A. 소닉마이스터',
    },
    statement: {
      en: 'A trigger that waits for the activation of an effect of a Spell or Trap does not see a Field Spell that an effect activated: its card is activated, but no effect.',
      ko: '마법 / 함정 카드의 효과가 발동했을 경우에 유발하는 효과는, 효과로 발동된 필드 마법에는 반응하지 않는다. 카드만 발동되고 효과는 발동되지 않기 때문이다.',
    },
  },
  ({ given, turnPlayer, bothPass, then, inCase }) => {
    given(turnPlayer).controls('F.A. Sonic Meister').hasInDeck('F.A. City Grand Prix');
    inCase({ en: 'Activated by Metaverse', ko: '메타버스로 발동한다' }, () => {
      given(turnPlayer).hasSet('Metaverse');
      turnPlayer.activates('Metaverse', { option: 2 });
      bothPass();
      then.isFaceUp('F.A. City Grand Prix');
      then.wasNeverOffered('F.A. Sonic Meister', 'activate');
      then.cannot(turnPlayer).activate('F.A. Sonic Meister', { because: 'event-not-happened' });
      then.levelIs('F.A. Sonic Meister', 6);
    });
    inCase({ en: 'Activated by its player', ko: '플레이어가 발동한다' }, () => {
      given(turnPlayer).hasInHand(card('F.A. City Grand Prix', 'B'));
      turnPlayer.activates('F.A. City Grand Prix#B');
      bothPass();
      turnPlayer.usesTrigger('F.A. Sonic Meister');
      bothPass();
      then.levelIs('F.A. Sonic Meister', 7);
    });
  },
);
