import { ruling } from '../language';

export default ruling(
  'attack-swords-of-revealing-light',
  {
    covers: ['attack-limits', 'flip', 'triggers'],
    title: { en: 'Swords of Revealing Light', ko: '빛의 봉인검' },
    statement: {
      en: 'When Swords of Revealing Light resolves, the opponent’s face-down monsters are turned face-up in their position, and the Flip effect of Magician of Faith triggers. As long as it stays, the opponent’s monsters cannot declare attacks, so Gemini Elf cannot either.',
      ko: '빛의 봉인검을 처리하면 상대의 뒷면 표시 몬스터는 표시 형식은 그대로 앞면이 되어 성스러운 마술사의 리버스 효과가 발동한다. 이 카드가 있는 동안 상대 몬스터는 공격 선언을 할 수 없으므로 쌍둥이 자매 엘프는 공격할 수 없다.',
    },
    basis: 'Official FAQ 18141',
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).hasInHand('Swords of Revealing Light').hasInDeck('Kuriboh');
    given(opponent).hasSet('Magician of Faith').controls('Gemini Elf').hasInGY('Dark Hole').hasInDeck('Kuriboh');
    turnPlayer.activates('Swords of Revealing Light');
    then.linkWas('Swords of Revealing Light', 'resolved');
    then.controls(turnPlayer, 'Swords of Revealing Light');
    then.positionIs('Magician of Faith', 'defense');
    then.happened('flipped', { card: 'Magician of Faith', where: { how: 'effect' } });
    then.chainsWere(['turnPlayer: Swords of Revealing Light'], ['opponent: Magician of Faith']);
    then.linkWas('Magician of Faith', 'resolved');
    then.isIn('Dark Hole', 'hand', opponent);
    turnPlayer.movesTo('end');
    then.isAsked(opponent, 'open');
    opponent.movesTo('battle');
    // Nothing can attack, so his Battle Phase passes by.
    then.phaseIs('main2');
    then.wasNeverOffered('Gemini Elf', 'attack');
    then.cannot(opponent).attack('Gemini Elf', { because: 'cannot-attack' });
    then.cannot(opponent).attack('Magician of Faith', { because: ['cannot-attack', 'not-in-attack-position'] });
  },
);
