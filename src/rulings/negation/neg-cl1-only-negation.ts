import { ruling } from '../language';

export default ruling(
  'neg-cl1-only-negation',
  {
    covers: ['summon-negation', 'priority'],
    title: { en: 'Only a negation starts a Chain here', ko: '이 창의 체인 1은 소환 무효뿐' },
    statement: {
      en: 'While a Summon is pending, Chain Link 1 can only be something that negates the Summon; nothing else may start a Chain, whoever has the right to act.',
      ko: '소환하려는 동안 체인 1로 발동할 수 있는 것은 소환을 무효로 하는 것뿐이며, 우선권이 있어도 다른 것으로 체인을 시작할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Celtic Guardian').hasSet('Mystical Space Typhoon');
    given(opponent).hasSet('Solemn Judgment', 'Call of the Haunted');
    turnPlayer.normalSummons('Celtic Guardian');
    then.isAsked(opponent, 'summonNegation');
    then.cannot(turnPlayer).activate('Mystical Space Typhoon', { because: 'summon-negation-only' });
    then.can(opponent).activate('Solemn Judgment');
    opponent.activates('Solemn Judgment');
    then.chainIs('opponent: Solemn Judgment');
    bothPass();
    then.summonWasNegated('Celtic Guardian');
  },
);
