import { ruling } from '../language';

export default ruling(
  'cont-right-ectoplasmer',
  {
    covers: ['continuous-cards', 'tribute', 'phase-triggers'],
    title: { en: 'For each player in turn: Ectoplasmer', ko: '두 플레이어에게 적용된다: 엑토플라즈머' },
    statement: {
      en: 'Ectoplasmer works for both players, each in their own End Phase: the turn player Tributes a monster and inflicts half its original ATK as damage.',
      ko: '엑토플라즈머는 두 플레이어에게, 각자의 엔드 페이즈에 적용된다. 턴 플레이어가 몬스터를 릴리스하고 그 원래 공격력의 절반의 데미지를 상대에게 준다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Gemini Elf');
    given(opponent).controls('Ectoplasmer').hasInDeck('Kuriboh');
    turnPlayer.movesTo('end');
    bothPass();
    then.isIn('Gemini Elf', 'gy', turnPlayer);
    then.lpIs(opponent, 7050);
    then.lpIs(turnPlayer, 8000);
  },
);
