import { ruling } from '../language';

export default ruling(
  'temp-facedown-returns-facedown',
  {
    covers: ['banish', 'face-down'],
    title: { en: 'Face-down it leaves, face-down it returns', ko: '뒷면 표시로 제외되면 뒷면 표시로 돌아온다' },
    statement: {
      en: 'A monster banished for a time returns in the position in which it left the field. Mystical Elf lay Set when Dimensionhole banished it, so it returns in face-down Defense Position.',
      ko: '일시적으로 제외된 몬스터는 필드를 떠날 때의 표시 형식으로 돌아온다. 홀리 엘프는 세트된 채로 웜홀로 제외되었으므로, 뒷면 수비 표시로 돌아온다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasSet('Mystical Elf').hasInHand('Dimensionhole').hasInDeck('Kuriboh', 'Battle Ox');
    given(opponent).hasInDeck('Kuriboh', 'Battle Ox');
    turnPlayer.activates('Dimensionhole');
    bothPass();
    then.isIn('Mystical Elf', 'banished', turnPlayer);
    turnPlayer.movesTo('end');
    opponent.movesTo('end');
    turnPlayer.processes('Mystical Elf');
    then.phaseIs('main1');
    then.positionIs('Mystical Elf', 'defense', { faceDown: true });
  },
);
