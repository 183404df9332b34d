import { ruling } from '../language';

export default ruling(
  'flip-not-sent-from-field',
  {
    covers: ['summon-negation', 'flip-summon'],
    title: { en: 'A negated Flip Summon leaves the field', ko: '반전 소환이 무효가 된 몬스터는 필드에서 묘지로' },
    statement: {
      en: 'A monster whose Flip Summon is negated is face-up in its Monster Zone when it is destroyed, so it goes from the field to the GY and Sangan’s effect triggers. Until October 2023 it did not count as sent from the field, so it did not.',
      ko: '반전 소환이 무효가 된 몬스터는 몬스터 존에 앞면으로 있다가 파괴되어 필드에서 묘지로 보내지므로, 크리터의 효과가 발동한다. 2023년 10월 전의 재정에서는 필드에서 보내진 것이 아니었으므로 발동하지 않는다.',
    },
    doubtful: {
      en: 'The ruling was revised on 2 October 2023. The current one is followed; the earlier one can be chosen as a rule of play, as in the case named after it.',
      ko: '2023년 10월 2일에 재정이 바뀌었다. 기본은 현행 재정을 따르며, 이전 재정은 규칙 선택으로 쓸 수 있다.',
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
