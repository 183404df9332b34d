import { ruling } from '../language';

export default ruling(
  'cont-trigger-dark-magical-circle-later',
  {
    covers: ['continuous-cards', 'triggers'],
    title: { en: 'Once the Circle is face-up', ko: '흑의 마도진이 앞면 표시가 된 뒤' },
    statement: {
      en: 'The banishing effect of Dark Magical Circle answers a Summon of Dark Magician that happens after the Chain of its own activation. Magician Navigation in a Chain of its own makes it available.',
      ko: '흑의 마도진의 제외하는 효과는 자신을 발동한 체인이 끝난 뒤의 "블랙 매지션"의 소환에 반응한다. 다른 체인에서 매지션즈 내비게이트를 발동하면 사용할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer)
      .controls('Dark Magical Circle')
      .hasSet('Magician Navigation')
      .hasInHand('Dark Magician')
      .hasInDeck("Magician's Robe");
    given(opponent).controls('Gemini Elf');
    turnPlayer.activates('Magician Navigation');
    turnPlayer.picksZone(0);
    turnPlayer.picksPosition('attack');
    turnPlayer.picksZone(1);
    turnPlayer.picksPosition('attack');
    then.controls(turnPlayer, 'Dark Magician', "Magician's Robe");
    then.can(turnPlayer).activate('Dark Magical Circle', { effect: 2 });
    turnPlayer.usesTrigger('Dark Magical Circle');
    then.chainIs('turnPlayer: Dark Magical Circle');
    then.isIn('Gemini Elf', 'banished', opponent);
  },
);
