import { ruling } from '../language';

export default ruling(
  'ce-ultimate-falcon-turn-player',
  {
    covers: ['continuous-effects', 'effect-negation'],
    title: { en: 'Ultimate Falcon resumes in its own turn', ko: '자신 턴에 다시 적용되는 얼티미트 팔콘' },
    statement: {
      en: 'If Raidraptor - Ultimate Falcon and the Skill Drain that had negated it resume at one moment in the turn of Falcon’s controller, Falcon is first and is unaffected by Skill Drain.',
      ko: 'RR－얼티미트 팔콘과 그것을 무효로 하던 스킬 드레인이 팔콘의 컨트롤러의 턴에 동시에 다시 적용되면, 팔콘이 먼저 적용되어 스킬 드레인의 효과를 받지 않는다.',
    },
    doubtful: {
      en: 'The source does not say what negates the two cards. While only Skill Drain is negated, Ultimate Falcon is valid and stays unaffected by a Skill Drain that resumes, in either turn, as the second board shows. For both to begin at one moment, Forbidden Chalice and Trap Stun negate them until the end of the same turn here.',
      ko: '원문은 두 카드가 무엇으로 무효가 되는지 밝히지 않는다. 스킬 드레인만 무효인 동안 얼티미트 팔콘은 유효하므로, 스킬 드레인이 다시 적용되어도 어느 턴이든 그 효과를 받지 않는다(두 번째 상황). 여기서는 둘이 동시에 시작되도록 금지된 성배와 트랩 스턴으로 같은 턴의 종료시까지 무효로 한다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, inCase, then }) => {
    inCase({ en: 'Both resume at the end of the turn', ko: '턴 종료시에 함께 다시 적용' }, () => {
      given(opponent).controls('Skill Drain').hasInHand('Change of Heart').hasInDeck('Luster Dragon');
      given(turnPlayer)
        .controls('Raidraptor - Ultimate Falcon')
        .hasSet('Trap Stun')
        .hasInHand('Forbidden Chalice')
        .hasInDeck('Luster Dragon');
      turnPlayer.activates('Trap Stun');
      turnPlayer.activates('Forbidden Chalice', { targets: ['Raidraptor - Ultimate Falcon'] });
      bothPass();
      then.atkIs('Raidraptor - Ultimate Falcon', 3900);
      turnPlayer.movesTo('end');
      then.atkIs('Raidraptor - Ultimate Falcon', 3500);
      // Now it is the opponent's turn: his Spell does nothing to an unaffected monster.
      opponent.activates('Change of Heart', { targets: ['Raidraptor - Ultimate Falcon'] });
      then.linkWas('Change of Heart', 'withoutEffect');
      then.controls(turnPlayer, 'Raidraptor - Ultimate Falcon');
    });
    inCase({ en: 'Only Skill Drain was negated', ko: '스킬 드레인만 무효였던 경우' }, () => {
      given(opponent).controls('Skill Drain').hasSet('Raigeki Break').hasInHand('Gemini Elf');
      given(turnPlayer)
        .controls('Raidraptor - Ultimate Falcon')
        .hasSet('Royal Decree')
        .hasInHand('Mystical Space Typhoon');
      turnPlayer.activates('Royal Decree');
      bothPass();
      turnPlayer.activates('Mystical Space Typhoon', { targets: ['Royal Decree'] });
      bothPass();
      then.isIn('Royal Decree', 'gy', turnPlayer);
      turnPlayer.movesTo('battle');
      turnPlayer.attacks('Raidraptor - Ultimate Falcon', 'directly');
      opponent.activates('Raigeki Break', { targets: ['Raidraptor - Ultimate Falcon'], cost: ['Gemini Elf'] });
      bothPass();
      then.linkWas('Raigeki Break', 'withoutEffect');
      then.controls(turnPlayer, 'Raidraptor - Ultimate Falcon');
    });
  },
);
