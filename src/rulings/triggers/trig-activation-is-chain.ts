import { ruling } from '../language';

export default ruling(
  'trig-activation-is-chain',
  {
    covers: ['chain', 'special-summon-procedure'],
    title: { en: 'Only activations make Chain Links', ko: '체인이 되는 것은 발동뿐이다' },
    statement: {
      en: 'Whatever is activated becomes a Chain Link; whatever is not activated, such as a monster Special Summoning itself by its own procedure, never does.',
      ko: '발동한 것은 반드시 체인이 되고, 스스로의 방법으로 특수 소환하는 것처럼 발동이 아닌 것은 체인이 되지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).hasInHand('Cyber Dragon', 'Monster Reborn').hasInGY('Celtic Guardian');
    // D.D. Crow is there so that the opponent has something to answer with.
    given(opponent).controls('Gemini Elf').hasInHand('D.D. Crow');
    turnPlayer.specialSummons('Cyber Dragon');
    then.wasSummonedBy('Cyber Dragon', turnPlayer, 'special');
    then.noChain();
    then.neverAsked('chain');
    turnPlayer.activates('Monster Reborn', { targets: ['Celtic Guardian'] });
    then.chainIs('turnPlayer: Monster Reborn');
    then.isAsked(opponent, 'chain');
    then.can(opponent).activate('D.D. Crow');
  },
);
