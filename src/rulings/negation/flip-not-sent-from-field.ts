import { ruling } from '../language';

export default ruling(
  'flip-not-sent-from-field',
  {
    covers: ['summon-negation', 'flip-summon'],
    title: { en: 'A negated Flip Summon leaves the field', ko: '반전 소환이 무효가 된 몬스터는 필드에서 묘지로' },
    statement: {
      en: 'A monster whose Flip Summon is negated is face-up in its Monster Zone when it is destroyed, so it goes from the field to the Graveyard, and Sangan’s effect is activated.',
      ko: '반전 소환이 무효가 된 몬스터는 몬스터 존에서 파괴되어 필드에서 묘지로 보내진다. 따라서 크리터의 효과가 발동한다.',
    },
    doubtful: {
      en: 'The source states the ruling in force before 2 October 2023, under which the monster did not count as sent from the field. The current ruling is followed.',
      ko: '원문은 2023년 10월 2일 이전의 재정으로, 당시에는 필드에서 묘지로 보내진 것으로 취급하지 않았다. 여기서는 현행 재정을 따른다.',
    },
    deviates: {
      en: 'The earlier ruling, under which Sangan’s effect would not be activated, is not a rule switch here yet; only the current one is shown.',
      ko: '크리터의 효과가 발동하지 않는 이전 재정은 아직 규칙 선택으로 마련되어 있지 않아, 현행 재정만 보인다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasSet('Sangan').hasInDeck('Marshmallon');
    given(opponent).hasSet('Solemn Judgment');
    turnPlayer.flipSummons('Sangan');
    then.can(opponent).activate('Solemn Judgment');
    opponent.activates('Solemn Judgment');
    bothPass();
    then.linkWas('Solemn Judgment', 'resolved');
    then.summonWasNegated('Sangan');
    then.wasNotSummoned('Sangan');
    then.happened('moved', {
      card: 'Sangan',
      where: { 'before.place': 'monsterZone', 'before.faceUp': true, to: 'gy', reasons: 'destroyed' },
    });
    then.isIn('Sangan', 'gy', turnPlayer);
    then.chainsWere(['opponent: Solemn Judgment'], ['turnPlayer: Sangan']);
    then.linkWas('Sangan', 'resolved');
    then.isIn('Marshmallon', 'hand', turnPlayer);
  },
);
