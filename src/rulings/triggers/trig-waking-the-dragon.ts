import { ruling } from '../language';

export default ruling(
  'trig-waking-the-dragon',
  {
    covers: ['spell-trap-triggers', 'trigger-order'],
    title: { en: 'Waking the Dragon is a trigger', ko: '긁어 부스럼은 유발 효과로 쌓는다' },
    statement: {
      en: 'Waking the Dragon is placed among the public triggers, in their order.',
      ko: '긁어 부스럼은 공개된 유발 효과들과 함께 그 순서에 따라 쌓는다.',
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
