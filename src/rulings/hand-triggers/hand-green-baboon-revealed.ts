import { greenBaboon } from '../boards/green-baboon';
import { ruling } from '../language';

export default ruling(
  'hand-green-baboon-revealed',
  {
    covers: ['hand-triggers', 'revealed-hands'],
    title: { en: 'With the hand revealed, either', ko: '공개된 패라면 어느 쪽이든' },
    statement: {
      en: 'If the Green Baboon in the hand is revealed, both are decided on together, and its player may use that one without having declined the other.',
      ko: '패의 그린 바분이 공개되어 있으면 두 장을 같은 타이밍에 정하므로, 묘지의 것을 거르지 않고 패의 것부터 발동할 수 있다.',
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
