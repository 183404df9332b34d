import { ruling } from '../language';

export default ruling(
  'act-effect-procedure-declaration',
  {
    covers: ['activation', 'declaration', 'level'],
    title: { en: 'What is declared is declared at activation', ko: '선언은 발동할 때 한다' },
    statement: {
      en: 'A name, Type or Level that an effect asks for is declared when it is activated, before anyone answers.',
      ko: '효과가 카드명, 종족, 레벨 등의 선언을 요구하면, 상대가 대응하기 전에 발동할 때 선언한다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Gagaga Magician');
    given(opponent).hasSet('Jar of Greed').hasInDeck('Kuriboh');
    turnPlayer.activates('Gagaga Magician', { declare: '8' });
    then.isAsked(opponent, 'chain');
    then.happened('declared', { seat: 'turnPlayer', where: { value: '8' } });
    then.levelIs('Gagaga Magician', 4);
    bothPass();
    then.levelIs('Gagaga Magician', 8);
  },
);
