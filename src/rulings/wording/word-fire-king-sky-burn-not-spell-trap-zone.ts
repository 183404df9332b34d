import { ruling } from '../language';

export default ruling(
  'word-fire-king-sky-burn-not-spell-trap-zone',
  {
    covers: ['placed-as-spells', 'targeting'],
    title: {
      en: 'Fire King Sky Burn and a Monster Card among the Spells',
      ko: '염왕신천소는 마법 & 함정 존의 몬스터 카드를 대상으로 하지 않는다',
    },
    statement: {
      en: 'Fire King Sky Burn targets Fire King monsters. A Fire King Monster Card placed in the Spell & Trap Zone is treated as a Spell there and is no monster, so without another Fire King monster the card cannot be activated.',
      ko: '염왕신천소는 "염왕" 몬스터를 대상으로 한다. 마법 & 함정 존에 놓인 "염왕" 몬스터 카드는 그곳에서 마법 카드로 취급되어 몬스터가 아니므로, 그것만 있을 때에는 발동할 수 없다.',
    },
    contrast: 'word-fire-king-sky-burn-monster-zone',
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer)
      .controls('Fire King Avatar Yaksha')
      .hasInHand('Sinful Spoils of Subversion - Snake-Eye', 'Fire King Sky Burn');
    given(opponent).controls('Celtic Guardian', 'Gemini Elf');
    then.can(turnPlayer).activate('Fire King Sky Burn');
    turnPlayer.activates('Sinful Spoils of Subversion - Snake-Eye', { targets: ['Fire King Avatar Yaksha'] });
    bothPass();
    then.isIn('Fire King Avatar Yaksha', 'spellTrapZone', turnPlayer);
    then.cannot(turnPlayer).activate('Fire King Sky Burn', { because: 'no-target' });
    turnPlayer.movesTo('battle');
    then.isIn('Fire King Avatar Yaksha', 'spellTrapZone', turnPlayer);
  },
);
