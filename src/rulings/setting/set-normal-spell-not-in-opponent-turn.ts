import { ruling } from '../language';

export default ruling(
  'set-normal-spell-not-in-opponent-turn',
  {
    covers: ['set', 'activation', 'spell-speed'],
    title: { en: 'A Set Normal Spell in the opponent’s turn', ko: '상대 턴의 세트한 일반 마법' },
    statement: {
      en: 'A Normal Spell has Spell Speed 1 and is activated only in a Main Phase of its player’s own turn. Setting it does not change that, so the Set Dark Hole cannot be activated in any Phase of the opponent’s turn.',
      ko: '일반 마법은 스펠 스피드 1이며 자신 턴의 메인 페이즈에만 발동할 수 있다. 세트해도 그것은 바뀌지 않으므로, 세트된 블랙홀은 상대 턴에는 어느 페이즈에도 발동할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).controls('Gemini Elf').hasInHand('Luster Dragon');
    given(opponent).hasSet('Dark Hole');
    then.cannot(opponent).activate('Dark Hole', { because: 'not-your-turn' });
    turnPlayer.movesTo('battle');
    then.cannot(opponent).activate('Dark Hole', { because: 'not-your-turn' });
    turnPlayer.attacks('Gemini Elf', 'directly');
    then.lpIs(opponent, 6100);
    then.phaseIs('main2');
    then.cannot(opponent).activate('Dark Hole', { because: 'not-your-turn' });
    then.wasNeverOffered('Dark Hole', 'activate');
    then.isFaceDown('Dark Hole');
  },
);
