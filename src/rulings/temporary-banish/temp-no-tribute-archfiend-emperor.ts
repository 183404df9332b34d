import { ruling } from '../language';

export default ruling(
  'temp-no-tribute-archfiend-emperor',
  {
    covers: ['banish', 'normal-summon'],
    title: {
      en: 'Not destroyed after it came back: Archfiend Emperor',
      ko: '돌아온 뒤에는 파괴되지 않는다: 제네시스 데몬',
    },
    statement: {
      en: 'Archfiend Emperor, Normal Summoned without Tributing, is destroyed in the End Phase without a Chain. After a banish for a time that is void.',
      ko: '릴리스 없이 일반 소환한 제네시스 데몬은 엔드 페이즈에 체인을 만들지 않고 파괴된다. 일시적으로 제외되었다가 돌아오면 그 처리는 없어진다.',
    },
    doubtful: {
      en: 'The ledger counts this among what is not certain.',
      ko: '원문은 이를 확실하지 않은 항목으로 둔다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then, inCase }) => {
    given(turnPlayer)
      .hasInHand('Archfiend Emperor, the First Lord of Horror')
      .hasSet('Interdimensional Matter Transporter');
    given(opponent).hasInDeck('Kuriboh');
    turnPlayer.normalSummons('Archfiend Emperor, the First Lord of Horror');
    inCase({ en: 'Left alone', ko: '그대로 두면' }, () => {
      turnPlayer.passes();
      turnPlayer.movesTo('end');
      turnPlayer.processes('Archfiend Emperor, the First Lord of Horror');
      then.isIn('Archfiend Emperor, the First Lord of Horror', 'gy', turnPlayer);
    });
    inCase({ en: 'Banished for a time', ko: '일시적으로 제외된다' }, () => {
      turnPlayer.activates('Interdimensional Matter Transporter', {
        targets: ['Archfiend Emperor, the First Lord of Horror'],
      });
      bothPass();
      turnPlayer.movesTo('end');
      turnPlayer.processes('Archfiend Emperor, the First Lord of Horror');
      turnPlayer.processes('Archfiend Emperor, the First Lord of Horror');
      then.controls(turnPlayer, 'Archfiend Emperor, the First Lord of Horror');
    });
  },
);
