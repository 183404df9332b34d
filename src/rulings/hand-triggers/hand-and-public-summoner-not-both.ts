import { greenBaboon } from '../boards/green-baboon';
import { ruling } from '../language';

export default ruling(
  'hand-and-public-summoner-not-both',
  {
    covers: ['hand-triggers', 'one-per-chain'],
    title: { en: 'One of the kind, wherever it is used from', ko: '어디에서 발동하든 1장만' },
    statement: {
      en: 'Of the triggers that can be used from the hand and Special Summon their own card, a player uses one per Chain, wherever it is used from. The Green Baboon in the GY was used, so the copy in the hand cannot be used in the same Chain.',
      ko: '패에서 발동해 자신을 특수 소환할 수 있는 유발 효과는 어디에서 발동하든 1개의 체인에서 1장만 발동할 수 있다. 묘지의 그린 바분을 발동했으므로 패의 다른 1장은 같은 체인에서 발동할 수 없다.',
    },
  },
  (words) => {
    const { given, turnPlayer, opponent, bothPass, then } = words;
    greenBaboon(words);
    // Something to chain, so that the opponent is asked again.
    given(opponent).hasSet('Waboku');
    given(turnPlayer).hasInHand('Raigeki').hasSet('Threatening Roar');
    turnPlayer.activates('Raigeki');
    bothPass();
    then.isIn('Ojama Yellow', 'gy', opponent);
    opponent.usesTrigger('Green Baboon, Defender of the Forest#A');
    then.lpIs(opponent, 7000);
    turnPlayer.activates('Threatening Roar');
    then.isAsked(opponent, 'chain');
    then.cannot(opponent).activate('Green Baboon, Defender of the Forest#B', { because: 'one-hand-trigger-per-chain' });
    bothPass();
    then.chainsWere(
      ['turnPlayer: Raigeki'],
      ['opponent: Green Baboon, Defender of the Forest', 'turnPlayer: Threatening Roar'],
    );
    then.controls(opponent, 'Green Baboon, Defender of the Forest#A');
    then.isIn('Green Baboon, Defender of the Forest#B', 'hand', opponent);
  },
);
