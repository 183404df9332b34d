import { ruling } from '../language';

export default ruling(
  'temp-facedown-returns-facedown',
  {
    covers: ['banish', 'face-down'],
    title: { en: 'Face-down it leaves, face-down it returns', ko: '뒷면 표시로 제외되면 뒷면 표시로 돌아온다' },
    statement: {
      en: 'A monster that is banished for a time while face-down returns in face-down Defense Position.',
      ko: '뒷면 표시인 채로 일시적으로 제외된 몬스터는 뒷면 수비 표시로 돌아온다.',
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
