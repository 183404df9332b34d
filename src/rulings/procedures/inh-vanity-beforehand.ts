import { ruling } from '../language';

export default ruling(
  'inh-vanity-beforehand',
  {
    covers: ['special-summon-procedure', 'priority'],
    title: { en: 'Vanity’s Emptiness has to come earlier', ko: '배너티 스페이스는 미리 발동해야 한다' },
    statement: {
      en: 'To stop such a Summon, Vanity’s Emptiness must already apply: its player activates it at an earlier moment when that is possible, for example in the Standby Phase.',
      ko: '이런 소환을 막으려면 배너티 스페이스가 먼저 적용되고 있어야 한다. 스탠바이 페이즈처럼 그 전에 우선권이 왔을 때 발동해 둔다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given.startsIn('standby');
    given(turnPlayer).hasInHand('Cyber Dragon');
    given(opponent).controls('Gemini Elf').hasSet("Vanity's Emptiness");
    then.phaseIs('standby');
    opponent.activates("Vanity's Emptiness");
    bothPass();
    then.phaseIs('main1');
    then.cannot(turnPlayer).specialSummon('Cyber Dragon', { because: 'locked' });
  },
);
