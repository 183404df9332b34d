import { ruling } from '../language';

export default ruling(
  'fd-monster-known-as-monster',
  {
    covers: ['face-down', 'information'],
    title: { en: 'A monster, and nothing more', ko: '몬스터라는 것만 알 수 있다' },
    statement: {
      en: 'Of a face-down card in a Monster Zone only one thing is known: that it is a monster. Raigeki destroys monsters and so destroys it; Fissure compares ATK and finds nothing.',
      ko: '몬스터 존의 뒷면 표시 카드는 몬스터라는 것만 알 수 있고, 카드명, 종족, 속성, 레벨, 공격력 등은 알 수 없다. 몬스터를 파괴하는 번개는 파괴하지만, 공격력을 비교하는 갈라진 대지는 파괴할 몬스터가 없다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(opponent).hasSet('Mystical Elf');
    given(turnPlayer).hasInHand('Raigeki', 'Fissure');
    then.cannot(turnPlayer).activate('Fissure', { because: 'nothing-to-do' });
    turnPlayer.activates('Raigeki');
    then.isIn('Mystical Elf', 'gy', opponent);
  },
);
