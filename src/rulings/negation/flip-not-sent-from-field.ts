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
      en: 'The source states the ruling in force before 2 October 2023, under which the monster did not count as sent from the field. The current ruling is followed; the earlier one is a rule switch, shown as the second case.',
      ko: '원문은 2023년 10월 2일 이전의 재정으로, 당시에는 필드에서 묘지로 보내진 것으로 취급하지 않았다. 현행 재정을 따르며, 이전 재정은 규칙 선택으로 두 번째 경우에 보인다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, inCase, then }) => {
    given(turnPlayer).hasSet('Sangan').hasInDeck('Marshmallon');
    given(opponent).hasSet('Solemn Judgment');
    const negated = () => {
      turnPlayer.flipSummons('Sangan');
      then.can(opponent).activate('Solemn Judgment');
      opponent.activates('Solemn Judgment');
      bothPass();
      then.linkWas('Solemn Judgment', 'resolved');
      then.summonWasNegated('Sangan');
      then.wasNotSummoned('Sangan');
      then.isIn('Sangan', 'gy', turnPlayer);
    };
    inCase({ en: 'Current rules', ko: '현행 규칙' }, () => {
      negated();
      then.happened('moved', {
        card: 'Sangan',
        where: { 'before.place': 'monsterZone', 'before.faceUp': true, to: 'gy', reasons: 'destroyed' },
      });
      then.chainsWere(['opponent: Solemn Judgment'], ['turnPlayer: Sangan']);
      then.linkWas('Sangan', 'resolved');
      then.isIn('Marshmallon', 'hand', turnPlayer);
    });
    inCase({ en: 'As before October 2023', ko: '2023년 10월 이전의 재정', contrast: 1 }, () => {
      given.playedWith('flip-negation-before-october-2023');
      negated();
      then.happened('moved', {
        card: 'Sangan',
        where: { 'before.place': 'nowhere', to: 'gy', ruled: 'flip-negation-before-october-2023' },
      });
      then.chainsWere(['opponent: Solemn Judgment']);
      then.isIn('Marshmallon', 'deck', turnPlayer);
    });
  },
);
