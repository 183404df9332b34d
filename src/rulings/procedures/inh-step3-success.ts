import { ruling } from '../language';

export default ruling(
  'inh-step3-success',
  {
    covers: ['special-summon-procedure', 'summon-response'],
    title: { en: 'Step 3: answers to the success', ko: '3단계: 소환 성공에 대한 대응' },
    statement: {
      en: 'When nobody negates it, the Summon succeeds; triggers and answers to a Summon belong to this moment.',
      ko: '무효가 되지 않으면 소환이 성공하며, 소환에 대한 유발 효과와 대응은 이때 한다.',
    },
    contrast: 'inh-step2-nowhere',
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Cyber Dragon');
    given(opponent).controls('Gemini Elf').hasSet('Bottomless Trap Hole');
    turnPlayer.specialSummons('Cyber Dragon');
    then.wasSummonedBy('Cyber Dragon', turnPlayer, 'special');
    then.can(opponent).activate('Bottomless Trap Hole');
    opponent.activates('Bottomless Trap Hole');
    bothPass();
    then.chainIs('opponent: Bottomless Trap Hole');
    then.happened('moved', { card: 'Cyber Dragon', where: { to: 'banished' } });
    then.isIn('Cyber Dragon', 'banished', turnPlayer);
  },
);
