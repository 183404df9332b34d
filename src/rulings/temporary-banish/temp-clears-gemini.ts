import { ruling } from '../language';

export default ruling(
  'temp-clears-gemini',
  {
    covers: ['banish', 'gemini'],
    title: { en: 'A Gemini returns as a Normal Monster', ko: '듀얼 몬스터는 일반 몬스터로 돌아온다' },
    statement: {
      en: 'A temporary banish clears the second Summon of a Gemini monster: it returns as a Normal Monster without its effects.',
      ko: '듀얼 몬스터가 일시적으로 제외되면 재차 소환된 상태가 사라져, 효과가 없는 일반 몬스터로 돌아온다.',
    },
  },
  ({ given, turnPlayer, then }) => {
    given(turnPlayer).controls('Gigaplant', 'Interdimensional Matter Forwarder').hasInGY('Aromage Jasmine');
    turnPlayer.normalSummons('Gigaplant');
    then.can(turnPlayer).activate('Gigaplant');
    turnPlayer.activates('Interdimensional Matter Forwarder', { effect: 1, targets: ['Gigaplant'] });
    then.controls(turnPlayer, 'Gigaplant');
    then.cannot(turnPlayer).activate('Gigaplant', { because: 'not-gemini-summoned' });
  },
);
