import { ruling } from '../language';

export default ruling(
  'flip-not-destroyed-on-field',
  {
    covers: ['summon-negation', 'flip-summon'],
    title: { en: 'A negated Flip Summon: destroyed on the field', ko: '반전 소환이 무효가 되면 필드에서 파괴된다' },
    statement: {
      en: 'A monster whose Flip Summon is negated is destroyed on the field, so Suanni’s effect on being destroyed there is activated. Before October 2023 it did not count as destroyed on the field.',
      ko: '반전 소환이 무효가 된 몬스터는 필드에서 파괴된 것이므로, 염룡성－순게이의 파괴되었을 때의 효과가 발동한다. 2023년 10월 이전에는 필드에서 파괴된 것으로 취급하지 않았다.',
    },
    doubtful: {
      en: 'The source states the ruling in force before 2 October 2023; it is shown as a rule switch, and the current ruling is the default.',
      ko: '원문은 2023년 10월 2일 이전의 재정이다. 그 재정은 규칙 선택으로 보이고, 기본은 현행 재정을 따른다.',
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
