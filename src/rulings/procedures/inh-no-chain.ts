import { ruling } from '../language';

export default ruling(
  'inh-no-chain',
  {
    covers: ['special-summon-procedure', 'chain'],
    title: { en: 'No Chain Link for such a Summon', ko: '이런 소환은 체인을 만들지 않는다' },
    statement: {
      en: 'Summoning a monster without activating anything never forms a Chain Link.',
      ko: '아무것도 발동하지 않고 하는 소환은 체인을 만들지 않는다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).hasInHand('Cyber Dragon');
    given(opponent).controls('Gemini Elf');
    turnPlayer.specialSummons('Cyber Dragon');
    then.wasSummonedBy('Cyber Dragon', turnPlayer, 'special');
    then.noChain();
  },
);
