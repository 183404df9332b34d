import { ruling } from '../language';

export default ruling(
  'destroy-own-destruction-needs-survivor',
  {
    covers: ['battle-destruction', 'trigger-order'],
    title: { en: 'The winner must still stand', ko: '살아남은 쪽만 파괴한 것을 이용할 수 있다' },
    statement: {
      en: 'An effect for when this card destroys a monster by battle is used on the field, so its monster has to survive. If two Goyo Guardians destroy each other neither can use it; the one that survives Celtic Guardian can.',
      ko: '이 카드가 전투로 몬스터를 파괴했을 때의 효과는 필드에서 발동하므로 자신이 살아남아야 한다. 고요우 가디언끼리 서로 파괴하면 둘 다 발동할 수 없고, 엘프 검사를 파괴하고 살아남으면 발동할 수 있다.',
    },
  },
  ({ given, turnPlayer, opponent, inCase, then }) => {
    given.startsIn('battle');
    given(turnPlayer).controls('Goyo Guardian').hasInHand('Battle Ox');
    inCase({ en: 'both fall', ko: '둘 다 파괴될 때' }, () => {
      given(opponent).controls('Goyo Guardian');
      turnPlayer.attacks('Goyo Guardian@turnPlayer', 'Goyo Guardian@opponent');
      then.isIn('Goyo Guardian@turnPlayer', 'gy', turnPlayer);
      then.isIn('Goyo Guardian@opponent', 'gy', opponent);
      then.noChain();
      then.wasNeverOffered('Goyo Guardian@turnPlayer', 'activate');
      then.wasNeverOffered('Goyo Guardian@opponent', 'activate');
      then.didNotHappen('damage');
    });
    inCase(
      { en: 'Goyo Guardian survives', ko: '고요우 가디언이 살아남을 때', contrast: 'destroy-must-reach-gy' },
      () => {
        given(opponent).controls('Celtic Guardian');
        turnPlayer.attacks('Goyo Guardian', 'Celtic Guardian');
        then.lpIs(opponent, 6600);
        then.timingIs('battlePhase.damageStep.end');
        then.isAsked(turnPlayer, 'trigger');
        then.can(turnPlayer).activate('Goyo Guardian');
        turnPlayer.usesTrigger('Goyo Guardian');
        then.chainsWere(['turnPlayer: Goyo Guardian']);
        then.linkWas('Goyo Guardian', 'resolved');
        then.wasSummonedBy('Celtic Guardian', turnPlayer, 'special');
        then.controls(turnPlayer, 'Celtic Guardian');
        then.positionIs('Celtic Guardian', 'defense');
      },
    );
  },
);
