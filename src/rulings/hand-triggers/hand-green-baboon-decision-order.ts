import { greenBaboon } from '../boards/green-baboon';
import { ruling } from '../language';

export default ruling(
  'hand-green-baboon-decision-order',
  {
    covers: ['hand-triggers', 'trigger-order'],
    title: { en: 'First the GY, then the hand', ko: '묘지가 먼저, 패가 나중' },
    statement: {
      en: 'The player is asked about the Green Baboon in the GY first; about the one in the hand only afterwards, and only if the first was not used.',
      ko: '묘지의 그린 바분을 발동할지를 먼저 정하고, 패의 그린 바분은 그것을 발동하지 않은 경우에만 나중에 정한다.',
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
