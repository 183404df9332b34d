import { ruling } from '../language';

export default ruling(
  'token-turn-restriction',
  {
    covers: ['tokens', 'oaths', 'normal-summon', 'set'],
    title: { en: 'Scapegoat and the rest of the turn', ko: '희생양을 쓴 턴' },
    statement: {
      en: 'Scapegoat forbids its player every other Normal, Flip and Special Summon in that turn. A Set is no Summon, so a monster can still be Set.',
      ko: '희생양을 발동한 플레이어는 그 턴에 다른 몬스터를 일반 소환·반전 소환·특수 소환할 수 없다. 세트는 소환이 아니므로, 몬스터를 세트하는 것은 할 수 있다.',
    },
  },
  ({ given, turnPlayer, bothPass, then }) => {
    given(turnPlayer).hasInHand('Scapegoat', 'Gemini Elf');
    then.can(turnPlayer).normalSummon('Gemini Elf');
    turnPlayer.activates('Scapegoat');
    bothPass();
    then.linkWas('Scapegoat', 'resolved');
    then.countIs(turnPlayer, 'monsterZone', 4, 'Sheep Token');
    then.cannot(turnPlayer).normalSummon('Gemini Elf', { because: 'locked' });
    then.can(turnPlayer).setMonster('Gemini Elf');
    turnPlayer.setsMonster('Gemini Elf');
    then.positionIs('Gemini Elf', 'defense', { faceDown: true });
  },
);
