import { ruling } from '../language';

export default ruling(
  'trig-waking-the-dragon',
  {
    covers: ['spell-trap-triggers', 'trigger-order'],
    title: { en: 'Waking the Dragon is a trigger', ko: '긁어 부스럼은 유발 효과로 쌓는다' },
    statement: {
      en: 'The effect of Waking the Dragon that answers being sent to the GY is an optional trigger in a public place, the GY. So it goes on the Chain after the turn player’s Geartown and before any fast effect (Spell Speed 2 or higher) such as D.D. Crow.',
      ko: '묘지로 보내졌을 때 발동하는 긁어 부스럼의 효과는 공개된 장소인 묘지의 임의 유발 효과이다. 그래서 턴 플레이어의 기어 타운 다음에, 그리고 D.D. 크로우 같은 유발 즉시 효과보다 먼저 쌓는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    // Something the turn player could respond with.
    given(turnPlayer).controls('Geartown').hasInHand('Heavy Storm', 'D.D. Crow').hasInDeck('Ancient Gear Soldier');
    given(opponent).hasSet('Waking the Dragon').hasInDeck('Battle Ox').hasInGY('Kuriboh');
    turnPlayer.activates('Heavy Storm');
    bothPass();
    turnPlayer.usesTrigger('Geartown');
    opponent.usesTrigger('Waking the Dragon');
    then.chainIs('turnPlayer: Geartown', 'opponent: Waking the Dragon');
    then.isAsked(turnPlayer, 'chain');
    then.can(turnPlayer).activate('D.D. Crow');
    bothPass();
    then.wasSummonedBy('Battle Ox', opponent, 'special');
  },
);
