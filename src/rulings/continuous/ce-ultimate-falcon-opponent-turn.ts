import { ruling } from '../language';

export default ruling(
  'ce-ultimate-falcon-opponent-turn',
  {
    covers: ['continuous-effects', 'effect-negation'],
    title: { en: 'Ultimate Falcon resumes in the other turn', ko: '상대 턴에 다시 적용되는 얼티미트 팔콘' },
    statement: {
      en: 'When two continuous effects of different players begin at the same moment, that of the turn player is applied first. Here it is the turn of Skill Drain’s controller: Skill Drain is applied first, and Raidraptor - Ultimate Falcon, negated by it, does not get to be unaffected.',
      ko: '서로 다른 플레이어의 지속 효과가 동시에 적용되기 시작하면 턴 플레이어의 것을 먼저 적용한다. 여기서는 스킬 드레인의 컨트롤러의 턴이므로 스킬 드레인이 먼저 적용되고, RR－얼티미트 팔콘은 무효가 되어 효과를 받지 않는다는 자신의 효과를 적용하지 못한다.',
    },
    doubtful: {
      en: 'The source does not say what negates the two cards. While only Skill Drain is negated, Ultimate Falcon is valid and stays unaffected by a Skill Drain that resumes, in either turn, as the second board shows. For both to begin at one moment, Forbidden Chalice and Trap Stun negate them until the end of the same turn here.',
      ko: '원문은 두 카드가 무엇으로 무효가 되는지 밝히지 않는다. 스킬 드레인만 무효인 동안 얼티미트 팔콘은 유효하므로, 스킬 드레인이 다시 적용되어도 어느 턴이든 그 효과를 받지 않는다(두 번째 상황). 여기서는 둘이 동시에 시작되도록 금지된 성배와 트랩 스턴으로 같은 턴의 종료시까지 무효로 한다.',
    },
  },
  ({ given, turnPlayer, opponent, bothPass, inCase, then }) => {
    inCase({ en: 'Both resume at the end of the turn', ko: '턴 종료시에 함께 다시 적용' }, () => {
      given(turnPlayer).controls('Skill Drain').hasSet('Trap Stun').hasInHand('Forbidden Chalice');
      given(turnPlayer).hasInDeck('Luster Dragon');
      given(opponent).controls('Raidraptor - Ultimate Falcon').hasInHand('Axe of Despair').hasInDeck('Luster Dragon');
      turnPlayer.activates('Trap Stun');
      turnPlayer.activates('Forbidden Chalice', { targets: ['Raidraptor - Ultimate Falcon'] });
      bothPass();
      then.atkIs('Raidraptor - Ultimate Falcon', 3900);
      turnPlayer.movesTo('end');
      then.atkIs('Raidraptor - Ultimate Falcon', 3500);
      // It is negated, so a Spell affects it.
      opponent.activates('Axe of Despair', { targets: ['Raidraptor - Ultimate Falcon'] });
      then.atkIs('Raidraptor - Ultimate Falcon', 4500);
    });
    inCase({ en: 'Only Skill Drain was negated', ko: '스킬 드레인만 무효였던 경우' }, () => {
      given(turnPlayer)
        .controls('Skill Drain')
        .hasSet('Royal Decree', 'Raigeki Break')
        .hasInHand('Mystical Space Typhoon', 'Gemini Elf');
      given(opponent).controls('Raidraptor - Ultimate Falcon');
      turnPlayer.activates('Royal Decree');
      bothPass();
      turnPlayer.activates('Mystical Space Typhoon', { targets: ['Royal Decree'] });
      bothPass();
      turnPlayer.activates('Raigeki Break', { targets: ['Raidraptor - Ultimate Falcon'], cost: ['Gemini Elf'] });
      bothPass();
      then.linkWas('Raigeki Break', 'withoutEffect');
      then.controls(opponent, 'Raidraptor - Ultimate Falcon');
    });
  },
);
