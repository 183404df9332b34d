import { ruling } from '../language';

export default ruling(
  'act-effect-procedure-declaration',
  {
    covers: ['activation', 'declaration', 'level'],
    title: { en: 'What is declared is declared at activation', ko: '선언은 발동할 때 한다' },
    statement: {
      en: 'A name, Type or Level that an effect asks for is declared as part of its activation, before anyone answers. Only its result waits for the resolution: Gagaga Magician’s Level 8 is declared at once, yet it is Level 4 until then.',
      ko: '효과가 요구하는 카드명, 종족, 레벨 등의 선언은 발동의 일부이므로 상대가 체인하기 전에 한다. 적용은 처리할 때이므로, 레벨 8을 선언한 가가가 매지션은 그때까지 레벨 4이다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Gagaga Magician');
    given(opponent).hasSet('Jar of Greed').hasInDeck('Kuriboh');
    turnPlayer.activates('Gagaga Magician', { declare: '8' });
    then.happened('declared', { seat: 'turnPlayer', where: { value: '8' } });
    then.isAsked(opponent, 'chain');
    then.levelIs('Gagaga Magician', 4);
    bothPass();
    then.levelIs('Gagaga Magician', 8);
  },
);
