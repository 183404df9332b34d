import { ruling } from '../language';

export default ruling(
  'temp-clears-gemini',
  {
    covers: ['banish', 'gemini'],
    title: { en: 'A Gemini returns as a Normal Monster', ko: '듀얼 몬스터는 일반 몬스터로 돌아온다' },
    statement: {
      en: 'A Gemini monster has its effects only after it was Normal Summoned once more on the field. A temporary banish makes the game forget that Summon, so Gigaplant returns as a Normal Monster without effects.',
      ko: '듀얼 몬스터는 필드에서 다시 일반 소환해야 효과를 얻는다. 일시적으로 제외되면 다시 소환되었다는 정보가 사라지므로, 기가플랜트는 효과가 없는 일반 몬스터로 돌아온다.',
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
