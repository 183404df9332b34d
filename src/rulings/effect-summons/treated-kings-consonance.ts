import { ruling } from '../language';

export default ruling(
  'treated-kings-consonance',
  {
    covers: ['special-summon-effect', 'synchro-summon', 'summon-negation'],
    title: { en: "King's Consonance Special Summons by its effect", ko: '왕혼조화의 특수 소환' },
    statement: {
      en: "The monster that King's Consonance Special Summons counts as Synchro Summoned, but it is the effect that Summons it, so nothing can negate the Summon.",
      ko: '왕혼조화로 특수 소환한 몬스터는 싱크로 소환한 것으로 취급하지만, 효과로 특수 소환하는 것이므로 그 소환은 무효로 할 수 없다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, then }) => {
    given(turnPlayer).controls('Celtic Guardian').hasSet('Horn of Heaven');
    given(opponent)
      .hasSet("King's Consonance")
      .hasInGY('Formula Synchron', 'Cyber Dragon')
      .hasInExtraDeck('Black Rose Dragon');
    turnPlayer.movesTo('battle');
    turnPlayer.attacks('Celtic Guardian', 'directly');
    opponent.activates("King's Consonance");
    bothPass();
    opponent.answers('yes');
    then.happened('attackNegated', { card: 'Celtic Guardian' });
    then.linkWas("King's Consonance", 'resolved');
    for (const card of ['Formula Synchron', 'Cyber Dragon']) then.isIn(card, 'banished', opponent);
    then.controls(opponent, 'Black Rose Dragon');
    then.happened('summoned', { card: 'Black Rose Dragon', where: { way: 'synchro' } });
    then.neverAsked('summonNegation');
    then.cannot(turnPlayer).activate('Horn of Heaven', { because: 'no-pending-summon' });
    then.lpIs(opponent, 8000);
  },
);
