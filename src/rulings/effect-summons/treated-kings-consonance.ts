import { ruling } from '../language';

export default ruling(
  'treated-kings-consonance',
  {
    covers: ['special-summon-effect', 'synchro-summon', 'summon-negation'],
    title: { en: "King's Consonance Special Summons by its effect", ko: '왕혼조화의 특수 소환' },
    statement: {
      en: "The monster that King's Consonance Special Summons counts as Synchro Summoned, but the effect Summons it while it resolves. So there is no moment at which it is only attempted, and Horn of Heaven cannot negate it.",
      ko: '왕혼조화로 특수 소환한 몬스터는 싱크로 소환한 것으로 취급하지만, 실제로는 효과 처리 중에 특수 소환한다. 소환을 무효로 할 틈이 없으므로 승천의 뿔피리는 쓸 수 없다.',
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
