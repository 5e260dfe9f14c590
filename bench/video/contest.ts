import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

export type Ran = {
  readonly seconds: number;
  readonly cpu: number;
  readonly megabytes: number;
  readonly stdout: string;
};

const quoted = (word: string) => `'${word.replaceAll("'", "'\\''")}'`;

/**
 * Runs one contestant under a shell that prints the processor time of all its children: Node cannot ask for a child's
 * usage itself. Memory is the largest sum over the process tree, looked at five times a second.
 */
export function contest(command: readonly string[]): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const line = `${command.map(quoted).join(' ')} && times >&2`;
    const shell = spawn('sh', ['-c', line], { stdio: ['ignore', 'pipe', 'pipe'] });
    let [stdout, stderr, megabytes] = ['', '', 0];
    shell.stdout.on('data', (text: Buffer) => {
      stdout += text.toString();
    });
    shell.stderr.on('data', (text: Buffer) => {
      stderr += text.toString();
    });
    const watch = setInterval(() => {
      megabytes = Math.max(megabytes, treeMegabytes(shell.pid!));
    }, 200);
    shell.on('close', (code) => {
      clearInterval(watch);
      const seconds = (performance.now() - started) / 1000;
      const children = stderr.trim().split('\n').at(-1) ?? '';
      if (code !== 0) reject(new Error(`${command.slice(0, 3).join(' ')} stopped with ${code}: ${stderr.slice(-600)}`));
      else resolve({ seconds, cpu: childSeconds(children), megabytes, stdout });
    });
  });
}

/** '0m12.340s 0m1.200s': user and system time of the shell's children. */
function childSeconds(line: string): number {
  const parts = [...line.matchAll(/(\d+)m([\d.]+)s/g)];
  if (parts.length !== 2) throw new Error(`The shell's times are not readable: ${line}`);
  return parts.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0);
}

function treeMegabytes(root: number): number {
  const parents = new Map<number, { parent: number; pages: number }>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      parents.set(Number(name), { parent: Number(fields[1]), pages: Number(fields[21]) });
    } catch {
      // Gone since it was listed.
    }
  }
  const belongs = (pid: number): boolean => pid === root || (parents.has(pid) && belongs(parents.get(pid)!.parent));
  return [...parents].reduce((sum, [pid, { pages }]) => sum + (belongs(pid) ? pages * 4096 : 0), 0) / 1e6;
}
