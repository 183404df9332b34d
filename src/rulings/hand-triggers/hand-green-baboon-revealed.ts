import { greenBaboon } from '../boards/green-baboon';
import { ruling } from '../language';

export default ruling(
  'hand-green-baboon-revealed',
  {
    covers: ['hand-triggers', 'revealed-hands'],
    title: { en: 'With the hand revealed, either', ko: '공개된 패라면 어느 쪽이든' },
    statement: {
      en: 'A monster’s trigger in a revealed hand counts as one in a public place. So both Green Baboons are decided on together, and the one in the hand may be used without having declined the one in the GY.',
      ko: '공개된 패의 몬스터의 유발 효과는 공개된 장소의 유발 효과로 취급한다. 그래서 두 그린 바분을 같은 타이밍에 정하므로, 묘지의 것을 발동하지 않기로 한 뒤가 아니어도 패의 것을 발동할 수 있다.',
    },
  },
  (words) => {
    const { given, turnPlayer, opponent, then } = words;
    greenBaboon(words, 'Ceremonial Bell');
    given(turnPlayer).hasSet('Raigeki Break').hasInHand('Gemini Elf');
    turnPlayer.activates('Raigeki Break', { cost: ['Gemini Elf'], targets: ['Ojama Yellow'] });
    then.isIn('Ojama Yellow', 'gy', opponent);
    then.isAsked(opponent, 'trigger');
    then.can(opponent).activate('Green Baboon, Defender of the Forest#A');
    then.can(opponent).activate('Green Baboon, Defender of the Forest#B');
    opponent.usesTrigger('Green Baboon, Defender of the Forest#B');
    then.chainsWere(['turnPlayer: Raigeki Break'], ['opponent: Green Baboon, Defender of the Forest']);
    then.controls(opponent, 'Green Baboon, Defender of the Forest#B');
    then.isIn('Green Baboon, Defender of the Forest#A', 'gy', opponent);
  },
);
