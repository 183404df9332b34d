import { ruling } from '../language';

export default ruling(
  'extra-ticket-unusable-blank',
  {
    covers: ['normal-summon', 'normal-summon-rights'],
    title: { en: 'Not before an effect grants it', ko: '효과를 얻어야 쓸 수 있다' },
    statement: {
      en: 'The additional Normal Summon does not exist before an effect grants it: Balancer Lord’s effect has to resolve first.',
      ko: '추가 통상 소환은 효과로 권리를 얻기 전에는 할 수 없다. 밸런서로드의 효과가 먼저 처리되어야 한다.',
    },
  },
  ({ given, turnPlayer, bothPass, then }) => {
    given(turnPlayer).controls('Balancer Lord').hasInHand('Celtic Guardian', 'Cyberse Gadget').hasLP(8000);
    turnPlayer.normalSummons('Celtic Guardian');
    then.cannot(turnPlayer).normalSummon('Cyberse Gadget', { because: 'normal-summon-used' });
    turnPlayer.activates('Balancer Lord');
    then.lpIs(turnPlayer, 7000);
    bothPass();
    then.can(turnPlayer).normalSummon('Cyberse Gadget');
    turnPlayer.normalSummons('Cyberse Gadget');
    then.wasSummonedBy('Cyberse Gadget', turnPlayer, 'normal');
  },
);
