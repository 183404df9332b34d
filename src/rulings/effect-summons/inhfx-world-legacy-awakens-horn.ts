import { ruling } from '../language';

export default ruling(
  'inhfx-world-legacy-awakens-horn',
  {
    covers: ['procedure-by-effect', 'link-summon', 'summon-negation'],
    title: { en: 'Horn of Heaven after World Legacy Awakens', ko: '성유물로부터의 자각과 승천의 뿔피리' },
    statement: {
      en: 'The Link Summon that World Legacy Awakens allows is made after the Trap has resolved, so Horn of Heaven can negate it. Its materials were sent to the GY before the Summon was attempted and stay there.',
      ko: '성유물로부터의 자각으로 하는 링크 소환은 함정의 처리가 끝난 뒤에 하므로 승천의 뿔피리로 무효로 할 수 있다. 소재는 소환하기 전에 이미 묘지로 보내졌으므로 그대로 묘지에 남는다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasSet('World Legacy Awakens').controls('Celtic Guardian').hasInExtraDeck('Link Spider');
    given(opponent).controls('Marshmallon').hasSet('Horn of Heaven');
    turnPlayer.activates('World Legacy Awakens');
    bothPass();
    then.linkWas('World Legacy Awakens', 'resolved');

    then.isAsked(opponent, 'summonNegation');
    then.can(opponent).activate('Horn of Heaven');
    opponent.activates('Horn of Heaven', { cost: ['Marshmallon'] });
    bothPass();
    then.chainsWere(['turnPlayer: World Legacy Awakens'], ['opponent: Horn of Heaven']);
    then.summonWasNegated('Link Spider');
    then.wasNotSummoned('Link Spider');
    then.isIn('Link Spider', 'gy', turnPlayer);
    then.isIn('Celtic Guardian', 'gy', turnPlayer);
  },
);
