import { ruling } from '../language';

export default ruling(
  'flip-not-destroyed-on-field',
  {
    covers: ['summon-negation', 'flip-summon'],
    title: { en: 'A negated Flip Summon: destroyed on the field', ko: '반전 소환이 무효가 되면 필드에서 파괴된다' },
    statement: {
      en: 'A monster whose Flip Summon is negated lies on the field and is destroyed there, so the effect of Suanni, Fire of the Yang Zing on being destroyed and sent from the field triggers. Until October 2023 it did not count as destroyed on the field, so it did not.',
      ko: '반전 소환이 무효가 된 몬스터는 필드에서 파괴되므로, 염룡성－순게이의 파괴되어 필드에서 묘지로 보내졌을 때의 효과가 발동한다. 2023년 10월 전의 재정에서는 필드에서 파괴된 것이 아니었으므로 발동하지 않는다.',
    },
    doubtful: {
      en: 'The ruling was revised on 2 October 2023. The current one is followed; the earlier one can be chosen as a rule of play.',
      ko: '2023년 10월 2일에 재정이 바뀌었다. 기본은 현행 재정을 따르며, 이전 재정은 규칙 선택으로 쓸 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, inCase, then }) => {
    given(turnPlayer).hasSet('Suanni, Fire of the Yang Zing').hasInDeck("Bi'an, Earth of the Yang Zing");
    given(opponent).hasSet('Solemn Judgment');
    const negated = () => {
      turnPlayer.flipSummons('Suanni, Fire of the Yang Zing');
      opponent.activates('Solemn Judgment');
      bothPass();
      then.summonWasNegated('Suanni, Fire of the Yang Zing');
      then.isIn('Suanni, Fire of the Yang Zing', 'gy', turnPlayer);
    };
    inCase({ en: 'Current rules', ko: '현행 규칙' }, () => {
      negated();
      turnPlayer.usesTrigger('Suanni, Fire of the Yang Zing');
      bothPass();
      then.chainsWere(['opponent: Solemn Judgment'], ['turnPlayer: Suanni, Fire of the Yang Zing']);
      then.controls(turnPlayer, "Bi'an, Earth of the Yang Zing");
    });
    inCase({ en: 'As before October 2023', ko: '2023년 10월 이전의 재정', contrast: 1 }, () => {
      given.playedWith('flip-negation-before-october-2023');
      negated();
      then.chainsWere(['opponent: Solemn Judgment']);
      then.wasNeverOffered('Suanni, Fire of the Yang Zing', 'activate');
      then.isIn("Bi'an, Earth of the Yang Zing", 'deck', turnPlayer);
    });
  },
);
