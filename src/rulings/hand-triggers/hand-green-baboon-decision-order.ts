import { greenBaboon } from '../boards/green-baboon';
import { ruling } from '../language';

export default ruling(
  'hand-green-baboon-decision-order',
  {
    covers: ['hand-triggers', 'trigger-order'],
    title: { en: 'First the GY, then the hand', ko: '묘지가 먼저, 패가 나중' },
    statement: {
      en: 'The GY is a public place, whose triggers are decided on first; the hand is hidden and comes later. So the Green Baboon in the GY is decided on first, and the one in the hand only if that was not used, since in one Chain a player uses only one effect that can Special Summon its own card from the hand.',
      ko: '공개된 장소인 묘지의 유발 효과를 먼저 정하고, 비공개 장소인 패의 유발 효과는 나중에 정한다. 자신을 패에서 특수 소환할 수 있는 효과는 1개의 체인에 1장만 발동할 수 있으므로, 패의 그린 바분은 묘지의 그린 바분을 발동하지 않은 경우에만 발동할 수 있다.',
    },
  },
  (words) => {
    const { given, turnPlayer, opponent, bothPass, then, inCase } = words;
    greenBaboon(words);
    given(turnPlayer).hasInHand('Dark Hole');
    turnPlayer.activates('Dark Hole');
    then.isAsked(opponent, 'trigger');
    then.offersOnly('Green Baboon, Defender of the Forest#A', 'activate');
    then.offersOnly('Green Baboon, Defender of the Forest#B');
    then.cannot(opponent).activate('Green Baboon, Defender of the Forest#B', { because: 'triggers-first' });
    inCase({ en: 'the one in the GY is not used', ko: '묘지의 것을 발동하지 않는 경우' }, () => {
      opponent.declines();
      then.isAsked(opponent, 'fastEffect');
      then.offersOnly('Green Baboon, Defender of the Forest#B', 'activate');
    });
    inCase({ en: 'the one in the GY is used', ko: '묘지의 것을 발동하는 경우' }, () => {
      opponent.usesTrigger('Green Baboon, Defender of the Forest#A');
      bothPass();
      then.wasNeverOffered('Green Baboon, Defender of the Forest#B', 'activate');
      then.controls(opponent, 'Green Baboon, Defender of the Forest#A');
    });
  },
);
