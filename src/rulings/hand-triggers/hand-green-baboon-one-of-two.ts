import { greenBaboon } from '../boards/green-baboon';
import { ruling } from '../language';

export default ruling(
  'hand-green-baboon-one-of-two',
  {
    covers: ['hand-triggers', 'one-per-chain'],
    title: { en: 'Only one Green Baboon', ko: '그린 바분은 1장만' },
    statement: {
      en: 'Of the triggers in hand or GY with which Green Baboon Special Summons itself, a player uses one per Chain. So when a face-up Beast is destroyed by an effect, the one in the GY may be left and the one in the hand used, but only one is Summoned.',
      ko: '자신을 특수 소환하는 그린 바분의 유발 효과는 1개의 체인에서 1장만 발동할 수 있다. 그래서 앞면 표시의 야수족 몬스터가 효과로 파괴되면 묘지의 것을 발동하지 않고 패의 것을 발동할 수 있지만, 특수 소환되는 것은 1장뿐이다.',
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
