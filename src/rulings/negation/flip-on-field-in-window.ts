import { ruling } from '../language';

export default ruling(
  'flip-on-field-in-window',
  {
    covers: ['summon-negation', 'flip-summon', 'counter-trap'],
    title: { en: 'In a Flip Summon it is on the field', ko: '반전 소환 중에는 필드에 있다' },
    statement: {
      en: 'During a Flip Summon the monster is face-up on the field. So Nine Pillars of Yang Zing can be chained for it, and then destroys it, the only other “Yang Zing” card there.',
      ko: '반전 소환하는 동안 그 몬스터는 필드에 앞면 표시로 존재한다. 따라서 룡성의 구지를 체인할 수 있고, 필드의 유일한 다른 "룡성" 카드인 그 몬스터가 파괴된다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer)
      .hasSet('Suanni, Fire of the Yang Zing', 'Nine Pillars of Yang Zing')
      .hasInDeck("Bi'an, Earth of the Yang Zing");
    given(opponent).hasSet('Solemn Judgment');
    turnPlayer.flipSummons('Suanni, Fire of the Yang Zing');
    then.isFaceUp('Suanni, Fire of the Yang Zing');
    opponent.activates('Solemn Judgment');
    then.can(turnPlayer).activate('Nine Pillars of Yang Zing');
    turnPlayer.activates('Nine Pillars of Yang Zing');
    bothPass();
    then.linkWas('Solemn Judgment', 'activationNegated');
    then.isIn('Solemn Judgment', 'deck', opponent);
    then.isIn('Suanni, Fire of the Yang Zing', 'gy', turnPlayer);
    then.wasNotSummoned('Suanni, Fire of the Yang Zing');
    turnPlayer.usesTrigger('Suanni, Fire of the Yang Zing');
    bothPass();
    then.controls(turnPlayer, "Bi'an, Earth of the Yang Zing");
  },
);
