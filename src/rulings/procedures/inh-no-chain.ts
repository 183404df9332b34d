import { ruling } from '../language';

export default ruling(
  'inh-no-chain',
  {
    covers: ['special-summon-procedure', 'chain'],
    title: { en: 'No Chain Link for such a Summon', ko: '이런 소환은 체인을 만들지 않는다' },
    statement: {
      en: 'Cyber Dragon Special Summons itself without anything being activated. A Chain is made of activations only, so this Summon is no Chain Link and nothing can be chained to it.',
      ko: '사이버 드래곤은 아무것도 발동하지 않고 특수 소환한다. 체인은 발동으로만 만들어지므로, 이 소환은 체인 블록이 아니며 여기에 체인할 수 없다.',
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
