import { ruling } from '../language';

export default ruling(
  'temp-no-tribute-mist-archfiend',
  {
    covers: ['banish', 'normal-summon', 'phase-triggers'],
    title: { en: 'Destroyed all the same: Mist Archfiend', ko: '돌아온 뒤에도 파괴된다: 미스트 데몬' },
    statement: {
      en: 'Mist Archfiend, Normal Summoned without Tributing, destroys itself by an effect that triggers in the End Phase. How it was Summoned is kept through a banish for a time, so it still does.',
      ko: '릴리스 없이 일반 소환한 미스트 데몬은 엔드 페이즈에 유발하는 효과로 자신을 파괴한다. 어떻게 소환되었는지는 일시적으로 제외되어도 남으므로, 돌아온 뒤에도 발동한다.',
    },
    doubtful: {
      en: 'What a banish for a time clears here is not certain. The answer followed: a destruction that makes no Chain is cleared, a Trigger Effect that destroys is not.',
      ko: '이때 무엇이 사라지는지는 확실하지 않다. 여기서는 체인을 만들지 않는 파괴 처리는 사라지고, 유발 효과에 의한 파괴는 남는다는 답을 따른다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Mist Archfiend').hasSet('Interdimensional Matter Transporter');
    given(opponent).hasInDeck('Kuriboh');
    turnPlayer.normalSummons('Mist Archfiend');
    turnPlayer.activates('Interdimensional Matter Transporter', { targets: ['Mist Archfiend'] });
    bothPass();
    turnPlayer.movesTo('end');
    turnPlayer.processes('Mist Archfiend');
    turnPlayer.activates('Mist Archfiend');
    bothPass();
    then.isIn('Mist Archfiend', 'gy', turnPlayer);
    then.lpIs(turnPlayer, 7000);
    then.chainsWere(['turnPlayer: Interdimensional Matter Transporter'], ['turnPlayer: Mist Archfiend']);
  },
);
