import { ruling } from '../language';

export default ruling(
  'trig-activation-is-chain',
  {
    covers: ['chain', 'special-summon-procedure'],
    title: { en: 'Only activations make Chain Links', ko: '체인이 되는 것은 발동뿐이다' },
    statement: {
      en: 'Only what is activated becomes a Chain Link. Cyber Dragon Special Summons itself by its own procedure, which is no activation, so there is nothing to chain to; Monster Reborn is activated, and D.D. Crow can be chained.',
      ko: '발동한 것만이 체인이 된다. 사이버 드래곤이 자신의 방법으로 특수 소환되는 것은 발동이 아니므로 체인할 수 없고, 죽은 자의 소생은 발동한 것이므로 D.D. 크로우를 체인할 수 있다.',
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
