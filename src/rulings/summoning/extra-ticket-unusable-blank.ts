import { ruling } from '../language';

export default ruling(
  'extra-ticket-unusable-blank',
  {
    covers: ['normal-summon', 'normal-summon-rights'],
    title: { en: 'Not before an effect grants it', ko: '효과를 얻어야 쓸 수 있다' },
    statement: {
      en: 'There is an additional Normal Summon only once an effect has granted it. Celtic Guardian used the ordinary one, so Cyberse Gadget is refused at first; when Balancer Lord’s effect has resolved it can be Normal Summoned.',
      ko: '추가 일반 소환은 효과로 얻은 뒤에야 할 수 있다. 엘프 검사로 보통의 통상 소환을 썼으므로 사이버스 가제트는 처음에는 소환할 수 없고, 밸런서로드의 효과를 처리한 뒤에는 일반 소환할 수 있다.',
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
