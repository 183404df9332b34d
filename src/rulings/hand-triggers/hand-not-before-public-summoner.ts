import { greenBaboon } from '../boards/green-baboon';
import { ruling } from '../language';

export default ruling(
  'hand-not-before-public-summoner',
  {
    covers: ['hand-triggers', 'trigger-order'],
    title: { en: 'Not before the one in the GY', ko: '묘지의 것보다 먼저 발동할 수 없다' },
    statement: {
      en: 'Triggers in public places come before those in hidden ones. So the Green Baboon in the hand cannot be used until its player has decided on the one in the GY, a public place.',
      ko: '공개된 장소의 유발 효과는 비공개 장소의 유발 효과보다 먼저이다. 그래서 패의 그린 바분은 공개된 장소인 묘지의 그린 바분을 발동할지 정하기 전에는 발동할 수 없다.',
    },
  },
  (words) => {
    const { given, turnPlayer, opponent, then } = words;
    greenBaboon(words);
    given(turnPlayer).hasInHand('Raigeki');
    turnPlayer.activates('Raigeki');
    then.isAsked(opponent, 'trigger');
    then.can(opponent).activate('Green Baboon, Defender of the Forest#A');
    then.cannot(opponent).activate('Green Baboon, Defender of the Forest#B', { because: 'triggers-first' });
    then.offersOnly('Green Baboon, Defender of the Forest#B');
    opponent.declines();
    then.can(opponent).activate('Green Baboon, Defender of the Forest#B');
  },
);
