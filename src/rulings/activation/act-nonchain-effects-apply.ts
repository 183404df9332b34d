import { ruling } from '../language';

export default ruling(
  'act-nonchain-effects-apply',
  {
    covers: ['activation', 'continuous-effects'],
    title: { en: 'Applied, not activated', ko: '발동하지 않고 적용되는 효과' },
    statement: {
      en: 'Effects that make no Chain Link are not activated: they apply. Nothing can be chained to them, so not even Baronne de Fleur, which negates any activation, can do anything about the increase that Umi gives.',
      ko: '체인 블록을 만들지 않는 효과는 발동하지 않고 적용된다. 여기에는 체인할 수 없으므로, 어떤 발동이든 무효로 하는 플뢰르 드 바로네스도 바다의 강화에는 아무것도 할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, then }) => {
    given(turnPlayer).controls('Umi').hasInHand('7 Colored Fish');
    given(opponent).controls('Baronne de Fleur');
    turnPlayer.normalSummons('7 Colored Fish');
    then.atkIs('7 Colored Fish', 2000);
    then.noChain();
    then.wasNeverOffered('Baronne de Fleur', 'activate', { effect: 2 });
    then.cannot(opponent).activate('Baronne de Fleur', { because: 'event-not-happened', effect: 2 });
  },
);
