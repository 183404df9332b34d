import { greenBaboon } from '../boards/green-baboon';
import { ruling } from '../language';

export default ruling(
  'hand-green-baboon-one-of-two',
  {
    covers: ['hand-triggers', 'one-per-chain'],
    title: { en: 'Only one Green Baboon', ko: '그린 바분은 1장만' },
    statement: {
      en: 'With Green Baboon in the hand and in the GY when a face-up Beast is destroyed by an effect, the one in the GY may be left and the one in the hand used: one of the two comes.',
      ko: '앞면 표시의 야수족 몬스터가 효과로 파괴되었을 때 그린 바분이 패와 묘지에 있으면, 묘지의 것을 발동하지 않고 패의 것을 발동할 수 있다. 특수 소환되는 것은 1장뿐이다.',
    },
  },
  (words) => {
    const { given, turnPlayer, opponent, bothPass, then } = words;
    greenBaboon(words);
    given(turnPlayer).hasInHand('Dark Hole');
    turnPlayer.activates('Dark Hole');
    then.isIn('Ojama Yellow', 'gy', opponent);
    opponent.declines();
    opponent.activates('Green Baboon, Defender of the Forest#B');
    bothPass();
    then.chainsWere(['turnPlayer: Dark Hole'], ['opponent: Green Baboon, Defender of the Forest']);
    then.lpIs(opponent, 7000);
    then.controls(opponent, 'Green Baboon, Defender of the Forest#B');
    then.isIn('Green Baboon, Defender of the Forest#A', 'gy', opponent);
    then.countIs(opponent, 'field', 1, 'Green Baboon, Defender of the Forest');
  },
);
