import { card, ruling } from '../language';

export default ruling(
  'reset-fd-summoned-facedown-keeps-origin',
  {
    covers: ['face-down', 'special-summon'],
    title: { en: 'Summoned face-down, it keeps where it came from', ko: '뒷면 수비 표시로 특수 소환되었다면' },
    statement: {
      en: 'A monster that was Special Summoned face-down was not turned face-down on the field: when it is turned up, the place it was Summoned from is still known, and a Flip Summon takes nothing of that.',
      ko: '뒷면 수비 표시로 특수 소환된 몬스터는 필드에서 뒷면 표시가 된 것이 아니다. 앞면 표시가 된 뒤에도 어디에서 특수 소환되었는지는 남아 있으며, 반전 소환해도 없어지지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasSet('Burst Rebirth').hasInGY('Darklord Edeh Arae').hasInDeck('Kuriboh');
    given(opponent)
      .controls(card('Mystical Elf', { position: 'defense' }))
      .hasInDeck('Kuriboh');
    turnPlayer.activates('Burst Rebirth', { targets: ['Darklord Edeh Arae'] });
    bothPass();
    then.positionIs('Darklord Edeh Arae', 'defense', { faceDown: true });
    turnPlayer.movesTo('end');
    opponent.movesTo('end');
    turnPlayer.flipSummons('Darklord Edeh Arae');
    turnPlayer.movesTo('battle');
    turnPlayer.attacks('Darklord Edeh Arae', 'Mystical Elf');
    bothPass();
    then.isIn('Mystical Elf', 'gy', opponent);
    then.lpIs(opponent, 7700);
  },
);
