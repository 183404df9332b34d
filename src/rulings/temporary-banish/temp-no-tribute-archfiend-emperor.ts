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
      en: 'Archfiend Emperor, Normal Summoned without Tributing, is destroyed in the End Phase. This makes no Chain: it is laid on the monster with its Summon, and a banish for a time ends it, so the monster stays.',
      ko: '릴리스 없이 일반 소환한 제네시스 데몬은 엔드 페이즈에 체인을 만들지 않고 파괴된다. 이는 소환될 때 그 몬스터에 붙은 처리로, 일시적으로 제외되면 없어지므로 돌아온 뒤에는 파괴되지 않는다.',
    },
    doubtful: {
      en: 'What a banish for a time clears here is not certain. The answer followed: a destruction that makes no Chain is cleared, a Trigger Effect that destroys is not.',
      ko: '이때 무엇이 사라지는지는 확실하지 않다. 여기서는 체인을 만들지 않는 파괴 처리는 사라지고, 유발 효과에 의한 파괴는 남는다는 답을 따른다.',
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
