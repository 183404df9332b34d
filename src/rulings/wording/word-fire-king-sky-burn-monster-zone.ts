import { ruling } from '../language';

export default ruling(
  'word-fire-king-sky-burn-monster-zone',
  {
    covers: ['placed-as-spells', 'targeting'],
    title: {
      en: 'Fire King Sky Burn and monsters in Monster Zones',
      ko: '염왕신천소와 몬스터 존의 몬스터',
    },
    statement: {
      en: 'Fire King Sky Burn speaks of "Fire King" monsters: only those in Monster Zones can be targets, and as many cards of the opponent with them.',
      ko: '염왕신천소는 "염왕" 몬스터라고 적혀 있으므로 몬스터 존의 몬스터만 대상으로 할 수 있고, 상대의 카드도 같은 수만큼 대상으로 한다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer)
      .controls('Fire King High Avatar Garunix', 'Fire King Avatar Yaksha')
      .hasInHand('Sinful Spoils of Subversion - Snake-Eye', 'Fire King Sky Burn');
    given(opponent).controls('Celtic Guardian', 'Gemini Elf');
    turnPlayer.activates('Sinful Spoils of Subversion - Snake-Eye', { targets: ['Fire King Avatar Yaksha'] });
    bothPass();
    then.isIn('Fire King Avatar Yaksha', 'spellTrapZone', turnPlayer);
    then.can(turnPlayer).activate('Fire King Sky Burn');
    turnPlayer.activates('Fire King Sky Burn', { targets: ['Fire King High Avatar Garunix', 'Celtic Guardian'] });
    bothPass();
    then.linkWas('Fire King Sky Burn', 'resolved');
    then.happened('moved', { card: 'Fire King High Avatar Garunix', where: { to: 'gy', reasons: 'destroyed' } });
    then.happened('moved', { card: 'Celtic Guardian', where: { to: 'gy', reasons: 'destroyed' } });
    then.isIn('Fire King Avatar Yaksha', 'spellTrapZone', turnPlayer);
    then.isIn('Gemini Elf', 'monsterZone', opponent);
  },
);
