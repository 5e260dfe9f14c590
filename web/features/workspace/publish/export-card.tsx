import { Link } from '@tanstack/react-router';
import { Download, FileArchive, FileText, LayoutGrid, Link2 } from 'lucide-react';
import { useState } from 'react';
import { downloadInTurn, exportName, saveBlob, saveFrom } from '#web/lib/download.ts';
import { draftText } from '#web/lib/listing/draft-sections.ts';
import { whenPublishable } from '#web/lib/listing/when-publishable.ts';
import { paths, served } from '#web/lib/paths.ts';
import { toast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Tick } from '#web/ui/tick.tsx';
import { downloadResult } from '../download-result.ts';
import { useWorkspace } from '../workspace-context.ts';
import { ShareDialog } from './share-dialog.tsx';

export function ExportCard() {
  const { id, detail, photos } = useWorkspace();
  const [isBusy, setBusy] = useState(false);
  const [isSharing, setSharing] = useState(false);
  const [withLabel, setWithLabel] = useState(false);
  const results = photos.filter((photo) => photo.isProcessedResult);

  const downloadAll = async () => {
    if (results.length === 0) {
      toast({
        title: 'No images to download',
        description: 'Generate some enhanced images first',
        tone: 'destructive',
      });
      return;
    }
    setBusy(true);
    await downloadInTurn(results, (asset) => downloadResult(id, asset, { label: withLabel }));
    setBusy(false);
  };
  const exportContent = () => {
    if (detail.contentDrafts.length === 0) {
      toast({ title: 'No content to export', description: 'Generate some content first', tone: 'destructive' });
      return;
    }
    const text = detail.contentDrafts.map((draft) => `${draft.title}\n\n${draftText(draft)}`).join('\n\n---\n\n');
    const name = exportName(detail.project.name, 'content', 'txt');
    void whenPublishable(id, () => saveBlob(new Blob([text], { type: 'text/plain;charset=utf-8' }), name));
  };
  return (
    <Card aria-labelledby="export-title">
      <h2 id="export-title" className="text-2xl">
        Export &amp; Share
      </h2>
      <div className="mt-6 grid gap-3">
        <Button look="outline" disabled={isBusy} onClick={() => void downloadAll()}>
          <Download aria-hidden />
          {isBusy ? 'Downloading...' : 'Download All Images'}
        </Button>
        {results.length > 0 ? (
          <Tick
            label="With label on each image"
            checked={withLabel}
            onChange={setWithLabel}
            className="mb-2 text-[15px]"
          />
        ) : null}
        <Button look="outline" onClick={() => void whenPublishable(id, () => saveFrom(served.export(id)))}>
          <FileArchive aria-hidden />
          Download ZIP
        </Button>
        <Button look="outline" onClick={exportContent}>
          <FileText aria-hidden />
          Export Content
        </Button>
        <Button asChild look="outline">
          <Link to={paths.results(id)}>
            <LayoutGrid aria-hidden />
            Results page
          </Link>
        </Button>
        <Button onClick={() => setSharing(true)}>
          <Link2 aria-hidden />
          Generate Share Link
        </Button>
      </div>
      {isSharing ? <ShareDialog onClose={() => setSharing(false)} /> : null}
    </Card>
  );
}
