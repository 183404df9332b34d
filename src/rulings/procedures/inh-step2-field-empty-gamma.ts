import { ruling } from '../language';

export default ruling(
  'inh-step2-field-empty-gamma',
  {
    covers: ['special-summon-procedure', 'summon-negation', 'negate-activation'],
    title: { en: 'The field is empty meanwhile', ko: '그동안 필드는 비어 있다' },
    statement: {
      en: 'The monster being Special Summoned is not on the field yet. A player without other monsters can therefore chain PSY-Framegear Gamma to the Summon negation, and the Summon goes on.',
      ko: '특수 소환하려는 몬스터는 아직 필드에 없다. 다른 몬스터가 없다면 소환 무효에 PSY프레임기어 γ를 체인할 수 있고, 소환은 계속된다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).hasInHand('Cyber Dragon', 'PSY-Framegear Gamma').hasInDeck('PSY-Frame Driver');
    given(opponent).controls('Thunder King Rai-Oh');
    turnPlayer.specialSummons('Cyber Dragon', { position: 'attack' });
    opponent.activates('Thunder King Rai-Oh');
    then.can(turnPlayer).activate('PSY-Framegear Gamma');
    turnPlayer.activates('PSY-Framegear Gamma');
    bothPass();
    then.controls(turnPlayer, 'PSY-Framegear Gamma', 'PSY-Frame Driver', 'Cyber Dragon');
    then.linkWas('Thunder King Rai-Oh', 'activationNegated');
    then.wasSummonedBy('Cyber Dragon', turnPlayer, 'special');
    turnPlayer.movesTo('end');
    turnPlayer.passes();
    then.isIn('PSY-Framegear Gamma', 'banished', turnPlayer);
    then.isIn('PSY-Frame Driver', 'banished', turnPlayer);
    then.controls(turnPlayer, 'Cyber Dragon');
  },
);
