import { ruling } from '../language';

export default ruling(
  'ash-does-not-target',
  {
    covers: ['effect-negation', 'hand-triggers', 'targeting'],
    title: { en: 'Ash Blossom does not target', ko: '하루 우라라는 대상을 지정하지 않는다' },
    statement: {
      en: 'Ash Blossom & Joyous Spring negates the effect it answers without targeting anything, so it also answers the effect of a monster that cannot be targeted.',
      ko: '하루 우라라는 체인한 효과를 무효로 할 뿐 아무것도 대상으로 하지 않는다. 따라서 효과의 대상이 되지 않는 몬스터의 효과에도 체인할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer)
      .controls('Rescue-ACE Hydrant', 'Rescue-ACE Turbulence')
      .hasInDeck('Rescue-ACE Turbulence#deck', 'Gemini Elf');
    given(opponent).hasInHand('Ash Blossom & Joyous Spring');
    turnPlayer.activates('Rescue-ACE Hydrant');
    then.can(opponent).activate('Ash Blossom & Joyous Spring');
    opponent.activates('Ash Blossom & Joyous Spring');
    then.didNotHappen('targeted');
    bothPass();

    then.linkWas('Rescue-ACE Hydrant', 'effectNegated');
    then.linkWas('Ash Blossom & Joyous Spring', 'resolved');
    then.isIn('Rescue-ACE Turbulence#deck', 'deck', turnPlayer);
    then.countIs(turnPlayer, 'hand', 0);
  },
);
